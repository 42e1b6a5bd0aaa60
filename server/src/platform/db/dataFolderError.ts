import { DatabaseOpenError } from './DatabaseOpenError.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  ENOENT: 'a folder cannot be created there',
  ENOSPC: 'its disk is full',
  EPERM: 'this user has no permission',
  EROFS: 'its disk is read-only',
};

/** Explains why a data folder cannot be used. */
export function dataFolderError(folder: string, error: unknown): DatabaseOpenError {
  return new DatabaseOpenError(
    `The data folder ${folder} cannot be written (${reasonOf(error)}): make it writable for this user, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path, message }: NodeJS.ErrnoException = error;
  // When a parent of the folder is a file.
  if (code === 'EEXIST') return `${path} is a file`;
  return reasons[code] ?? message;
}
