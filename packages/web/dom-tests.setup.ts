import { configure } from '@testing-library/react';

/** No test asserts a time: what runs beside it may be slow. */
configure({ asyncUtilTimeout: 10_000 });
