/** The folders of the areas on each floor; a journey names its topics itself. */
const floors = [/^packages\/(?:api|ui|forms)\/src\/(.+)/, /^app\/src\/routes\/(.+)/, /^server\/src\/areas\/(.+)/];

/** Folders that every area has; they are not topics. */
const rooms = new Set(['migrations']);

/** A file's topic by its folder, such as `account/addresses`, or only its area; null for a file outside the areas. */
export function topicOf(path: string, areas: ReadonlySet<string>): string | null {
  for (const floor of floors) {
    const [area = '', topic = '', ...more] = floor.exec(path)?.[1]?.split('/') ?? [];
    if (!areas.has(area)) continue;
    // The last part is a file, and a component's folder has the component's name.
    return more.length > 0 && /^[a-z]/.test(topic) && !rooms.has(topic) ? `${area}/${topic}` : area;
  }
  return null;
}

/** True when one of the two is the other or its area. */
export function touches(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}
