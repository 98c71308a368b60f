import { endpoints } from 'virtual:endpoints';
import { expect, it, vi } from 'vitest';
import { upload } from './upload.ts';

const failTransfer = () => {
  class Wire {
    upload = {};
    onerror?: () => void;
    open() {}
    send() {
      queueMicrotask(() => this.onerror?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Wire);
};

it('tells a file that was changed since it was chosen from a server that is not reached', async () => {
  failTransfer();
  const file = new File(['a,b'], 'a.csv');
  await expect(upload(endpoints.parseFile, { file })).rejects.toMatchObject({ code: 'connectionError' });
  const changed = new File(['a,b'], 'a.csv');
  const unreadable = { arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) };
  vi.spyOn(changed, 'slice').mockReturnValue(unreadable as unknown as Blob);
  await expect(upload(endpoints.parseFile, { file: changed })).rejects.toMatchObject({ code: 'fileCannotBeRead' });
});
