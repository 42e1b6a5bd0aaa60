import type { ContractField } from './fieldsOfRequest.ts';

/** Fields that stand together: under the title of their group, or under none. */
export interface Section {
  group: string | undefined;
  fields: readonly ContractField[];
}

/** The shown fields in their order, each group where the first of its fields is. */
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
