import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A certificate for this machine that no authority signed, good until 2126. Its key protects nothing. */
export const localhostCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglDdWZotGv33yVGe0
FGMvVYSeLcYAcqjoGerrdkfZBfuhRANCAARxa2ZzI7MsM0+Z6bBs/fpa8KRo2xYU
HXUrXfnehLMd66hFdUBgHDxr49NZxScQF2do3mMJ9KIWCfzaIsFzcdG6
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUboJ41CwisyZ1x4zDffjbOgU1LcAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzAwNDAwMFoYDzIxMjYxMTAz
MDA0MDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARxa2ZzI7MsM0+Z6bBs/fpa8KRo2xYUHXUrXfnehLMd66hFdUBgHDxr
49NZxScQF2do3mMJ9KIWCfzaIsFzcdG6o28wbTAdBgNVHQ4EFgQUJT6ntegtUZxD
QQziekS+vouMw+cwHwYDVR0jBBgwFoAUJT6ntegtUZxDQQziekS+vouMw+cwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgIHQYmJTOm8V2fpKHLaGlkYhZontJs6Puv5e6PZxjuakCIAyM
bYqZlLl2t37T3g+B6fHzPbJdWFxJSGFKKwqid3mL
-----END CERTIFICATE-----
`,
};

/** Lets calls of this process, `fetch` too, take it. */
export const trustLocalhost = (): void =>
  setDefaultCACertificates([...getCACertificates('default'), localhostCertificate.cert]);
