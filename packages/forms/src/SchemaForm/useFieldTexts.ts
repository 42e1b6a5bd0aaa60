import type { Topic } from '@mcy/api/contract';
import { useTranslation } from 'react-i18next';

interface FieldTexts {
  /** Label and hint of a field, `fields.<name>`. */
  ofField: (name: string) => { label: string; hint?: string };
  /** A value of a field's enum, `fields.<name>_options.<value>`. */
  ofOption: (name: string, value: string) => string;
  /** Title of a group, `groups.<name>`. */
  ofGroup: (name: string) => string;
}

/** A topic's texts for fields and groups; load them before the form renders. */
export function useFieldTexts(topic: Topic): FieldTexts {
  const { i18n } = useTranslation();

  function find(key: string): string | undefined {
    const text: unknown = i18n.getResource(i18n.language, topic, key);
    return typeof text === 'string' ? text : undefined;
  }

  function need(key: string): string {
    const text = find(key);
    if (text === undefined) throw new Error(`The texts of ${topic} have no ${key} in ${i18n.language}.`);
    return text;
  }

  return {
    ofField(name) {
      const label = need(`fields.${name}.label`);
      const hint = find(`fields.${name}.hint`);
      return hint === undefined ? { label } : { label, hint };
    },
    ofOption: (name, value) => need(`fields.${name}_options.${value}`),
    ofGroup: (name) => need(`groups.${name}`),
  };
}
