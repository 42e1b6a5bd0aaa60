import { pageHeader } from '@mcy/api/contract';

/** The id of the open page that asks; null without a valid one. */
export function readPageId(request: { header: (name: string) => string | undefined }): string | null {
  const id = request.header(pageHeader) ?? '';
  return /^[\w-]{16,64}$/.test(id) ? id : null;
}
