import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentType } from '@mcy/api/content/policies/contract';
import type { Locale } from '@mcy/api/contract';
import { parsePolicy } from './parsePolicy.ts';
import type { PolicyText } from './PolicyText.ts';

const texts = new Map<string, Promise<PolicyText>>();

/** The file of a version in one language. */
export function policyFile(type: DocumentType, version: number, locale: Locale): string {
  return join(import.meta.dirname, 'documents', type, String(version), `${locale}.md`);
}

/** The text of an existing version, read once. */
export function readPolicyText(type: DocumentType, version: number, locale: Locale): Promise<PolicyText> {
  const file = policyFile(type, version, locale);
  const known = texts.get(file);
  if (known) return known;
  const text = readFile(file, 'utf8').then(parsePolicy);
  texts.set(file, text);
  // The next caller retries a failed read.
  text.catch(() => texts.delete(file));
  return text;
}
