import { lazyPart } from '../lazy.tsx';

/** A code to scan, fetched by whoever shows one; until then its place is kept. */
export const QrCode = lazyPart(
  async () => (await import('./qr.tsx')).QrCode,
  () => <svg class="qr" viewBox="0 0 1 1" aria-hidden="true" />,
);
