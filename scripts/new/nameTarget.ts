/** Where a thing goes: `account/friends`, and its name there. */
export interface Target {
  area: string;
  topic: string;
  /** Folder of the topic on each floor, its namespace and the door of its packages. */
  place: string;
  name: string;
}

/** Reads `account/friends/Friends`; throws when it is not of that form. */
export function nameTarget(text: string, example: string): Target {
  const name = /^[A-Z]/.test(example.split('/').at(-1) ?? '') ? '[A-Z][A-Za-z0-9]*' : '[a-z][A-Za-z0-9]*';
  const found = new RegExp(`^([a-z]+)/([a-z][A-Za-z0-9]*)/(${name})$`).exec(text);
  if (!found) throw new Error(`Say area, topic and name, such as ${example}; this was ${JSON.stringify(text)}.`);
  const [, area = '', topic = '', last = ''] = found;
  return { area, topic, place: `${area}/${topic}`, name: last };
}
