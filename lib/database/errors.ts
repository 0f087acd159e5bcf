/** The database can't be opened. The message says in plain words what is wrong and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name: string = 'DatabaseOpenError';
}

/** Another process holds the folder. */
export class FolderInUse extends DatabaseOpenError {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that process, or use another data folder.`,
    );
  }
}

/** The folder holds something, but no complete database. Opening it would start anew over what is there. */
export class FolderDamaged extends DatabaseOpenError {
  override readonly name = 'FolderDamaged';
  constructor(folder: string, cause?: unknown) {
    super(
      `The data folder ${folder} does not hold a complete database. Restore it from a backup, or move it away to start with an empty one.`,
      { cause },
    );
  }
}

/** The folder can't be made or written. */
export class FolderUnwritable extends DatabaseOpenError {
  override readonly name = 'FolderUnwritable';
  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} cannot be written: ${reasonOf(cause)}. Correct that or use another data folder.`,
      { cause },
    );
  }
}

/** The PostgreSQL server doesn't answer, or doesn't let us in. The address is named without its password. */
export class DatabaseUnreachable extends DatabaseOpenError {
  override readonly name = 'DatabaseUnreachable';
  constructor(url: string, cause: unknown) {
    super(
      `The database at ${withoutPassword(url)} cannot be used (${codeOf(cause)}). Check its address, its credentials and that it is running.`,
      { cause },
    );
  }
}

/** What the system refuses a folder with, in words. */
const folderReasons: Readonly<Record<string, string>> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  EROFS: 'the disk is mounted read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in its place, or in the place of a folder above it',
  EISDIR: 'a folder is in the place of one of its files',
  ENOENT: 'it cannot be made there',
  ENAMETOOLONG: 'its name is too long',
};

function reasonOf(cause: unknown): string {
  const code = codeOf(cause);
  return folderReasons[code] ?? code;
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause.message;
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the configured address';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
