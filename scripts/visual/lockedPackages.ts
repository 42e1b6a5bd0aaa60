/** The packages of a package-lock.json. */
interface Lock {
  packages: Readonly<Record<string, { version?: string; link?: boolean; resolved?: string }>>;
}

/** True when two package-lock.json files install the same packages; the workspaces may differ. */
export function samePackages(one: string, other: string): boolean {
  return installed(one) === installed(other);
}

/** The workspaces that a package-lock.json links into node_modules: each folder by its name. */
export function workspacesOf(lock: string): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(lock).flatMap(([path, { link, resolved = '' }]) =>
      link === true ? [[path.replace(/^node_modules\//, ''), resolved] as const] : [],
    ),
  );
}

function installed(lock: string): string {
  const packages = entriesOf(lock).filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
  return JSON.stringify(packages.map(([path, { version }]) => [path, version]));
}

function entriesOf(lock: string) {
  // Written by npm.
  return Object.entries((JSON.parse(lock) as Lock).packages);
}
