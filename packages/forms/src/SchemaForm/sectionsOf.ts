import type { ContractField } from './fieldsOfRequest.ts';

/** Fields shown together, under their group's title or none. */
export interface Section {
  group: string | undefined;
  fields: readonly ContractField[];
}

/** Arranges the visible fields in order, each group at its first field. */
export function sectionsOf(fields: readonly ContractField[]): Section[] {
  const sections: { group: string | undefined; fields: ContractField[] }[] = [];
  for (const field of fields) {
    if (field.kind === 'hidden') continue;
    const { group } = field;
    const section = group === undefined ? sections.at(-1) : sections.find((other) => other.group === group);
    if (section && section.group === group) section.fields.push(field);
    else sections.push({ group, fields: [field] });
  }
  return sections;
}
