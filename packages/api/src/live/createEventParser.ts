/** One server-sent event. */
export interface ServerEvent {
  name: string;
  data: string;
}

/** Reads server-sent events from text that arrives in pieces, cut anywhere. Comments and other fields are skipped. */
export function createEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  let name = '';
  let data: string[] = [];

  function take(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ name, data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }

  return (piece) => {
    // A carriage return at the end may be the first half of a line's end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  };
}
