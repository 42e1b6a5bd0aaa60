import os from 'node:os';

/** Throws for a user without a name, such as one that is only a number in a container: `initdb` of PostgreSQL refuses it. */
export function requireUserName(): void {
  try {
    os.userInfo();
  } catch {
    throw new Error(
      `The tests need PostgreSQL, which does not start for user ${process.getuid?.()}, because it has no name here: add it to /etc/passwd, or run the tests as root or as another user. npm start needs no name.`,
    );
  }
}
