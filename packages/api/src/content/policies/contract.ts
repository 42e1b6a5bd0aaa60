import * as z from 'zod/mini';
import { positiveSchema } from '../../contract/count.ts';
import { defineCall } from '../../contract/defineCall.ts';
import { field } from '../../contract/fieldMeta.ts';
import { localeSchema } from '../../contract/locale.ts';

/** The seven policies of spec §2, as `common/Policy?type=` names them. */
export const policyTypes = ['user', 'privacy', 'shipping', 'payment', 'return', 'information', 'purchase'] as const;
export type PolicyType = (typeof policyTypes)[number];

/** Every versioned document: the policies, and the page on delivery and after-sales. */
export const documentTypes = [...policyTypes, 'delivery'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Documents a person must accept; the others are only read. */
export const agreementTypes = ['user', 'purchase'] as const;
export type AgreementType = (typeof agreementTypes)[number];

/** `YYYY-MM-DD`, in Asia/Ho_Chi_Minh. */
const effectiveFrom = z.iso.date();

const documentHead = {
  type: z.enum(documentTypes),
  version: positiveSchema,
  effective_from: effectiveFrom,
  title: z.string(),
};

export const listPolicies = defineCall({
  topic: 'content/policies',
  method: 'GET',
  path: '/api/content/policies',
  role: 'guest',
  summary: 'The policies and the page on delivery, each in its current version.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(z.object(documentHead)) }),
});

export const readPolicy = defineCall({
  topic: 'content/policies',
  method: 'GET',
  path: '/api/content/policy',
  role: 'guest',
  summary: 'The whole text of a policy in the caller’s language: the current version, or the requested one.',
  maxAge: 300,
  refuses: { policy_not_found: 404 },
  request: z.strictObject({
    type: z.enum(documentTypes),
    version: z.optional(z.coerce.number<number | string>().check(z.int(), z.positive())),
  }),
  response: z.object({
    ...documentHead,
    /** Language of the text. */
    locale: localeSchema,
    /** Paragraphs before the first section. */
    lead: z.array(z.string()),
    sections: z.array(
      z.object({
        /** Id of the section in a URL: the same in each language. */
        id: z.string(),
        heading: z.string(),
        /** A paragraph, or the items of a list. */
        paragraphs: z.array(z.union([z.string(), z.array(z.string())])),
      }),
    ),
    /** Every version, newest first, including an announced one. */
    versions: z.array(z.object({ version: positiveSchema, effective_from: effectiveFrom })),
    /** True for the version in force. */
    current: z.boolean(),
  }),
});

/** A document in one of its versions. */
export type Policy = z.output<typeof readPolicy.response>;

const acceptance = z.object({ version: positiveSchema, accepted_at: z.iso.datetime(), locale: localeSchema });

const agreementSchema = z.object({
  type: z.enum(agreementTypes),
  /** The version to accept. */
  version: positiveSchema,
  /** The newest version the caller accepted; null for none. */
  accepted: z.nullable(acceptance),
});

export const listAgreements = defineCall({
  topic: 'content/policies',
  method: 'GET',
  path: '/api/content/agreements',
  role: 'user',
  summary: 'The agreements, each with its current version and the newest one the caller accepted.',
  request: z.strictObject({}),
  response: z.object({ rows: z.array(agreementSchema) }),
});

export const acceptAgreement = defineCall({
  topic: 'content/policies',
  method: 'POST',
  path: '/api/content/accept_agreement',
  role: 'user',
  summary:
    'Stores that the caller accepts an agreement; accepting it again changes nothing. It must be the current version.',
  refuses: { agreement_changed: 422 },
  request: z.strictObject({
    type: field(z.enum(agreementTypes), { kind: 'hidden' }),
    version: field(positiveSchema, { kind: 'hidden' }),
  }),
  response: agreementSchema,
});
