import {
  type Call,
  type Topic,
  type UploadPurpose,
  askHeader,
  commonRefusals,
  currencies,
  envelopeSchema,
  failureDataSchema,
  locales,
  livePath,
  missedParameter,
  pageHeader,
  touchedHeader,
} from '@mcy/api/contract';
import { type UploadCall, uploadAnswerSchema } from '@mcy/api/system/uploads/contract';
import * as z from 'zod/mini';

/** The API as an OpenAPI 3.1 document, generated from the contracts. */
export function describeApi(calls: readonly Call[], upload: UploadCall, purposes: readonly UploadPurpose[]): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'MCY',
      version: '2.6.0',
      description:
        'Every answer is an envelope {code, msg, data}. HTTP 200 carries the outcome in `code`; 404, 413, 500 and 503 are those of the transport. ' +
        `Amounts are integers of the smallest unit of a currency (${currencies.join(', ')}). ` +
        'Where a rule says no, `error` of the failure is one of the names in `x-refuses` of the call or of the document, or a rule that a field of the request broke.',
    },
    'x-refuses': commonRefusals,
    paths: {
      ...Object.fromEntries(
        byPath(calls).map((call) => [call.path, { [call.method.toLowerCase()]: describeCall(call) }]),
      ),
      [upload.path]: { post: describeUpload(upload, purposes) },
      [livePath]: { get: live },
    },
    components: {
      schemas: { Failure: z.toJSONSchema(z.extend(envelopeSchema, { data: failureDataSchema })) },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        pwdVersion: { type: 'apiKey', in: 'header', name: 'pwdVersion' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** A stable order, independent of the order of areas and calls. */
function byPath(calls: readonly Call[]): readonly Call[] {
  return calls.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** The documentation groups the calls by area. */
function areaOf(topic: Topic): string {
  return topic.slice(0, topic.indexOf('/'));
}

function describeCall(call: Call): object {
  const request = z.toJSONSchema(call.request, { io: 'input' });
  const isGet = call.method === 'GET';
  return {
    tags: [areaOf(call.topic)],
    summary: call.summary,
    'x-role': call.role,
    ...(call.right !== undefined && { 'x-right': call.right }),
    'x-refuses': call.refuses ?? {},
    security: call.role === 'guest' ? [] : [{ token: [], pwdVersion: [] }],
    parameters: [language, ...(isGet ? describeQuery(request) : headersOf(call))],
    ...(!isGet && { requestBody: { required: true, content: { 'application/json': { schema: request } } } }),
    responses: {
      200: {
        description: 'The answer, or a failure when `code` is not from 200 to 299.',
        ...(!isGet && { headers: { [touchedHeader]: touched } }),
        content: {
          'application/json': {
            schema: {
              oneOf: [
                z.toJSONSchema(z.extend(envelopeSchema, { data: call.response })),
                { $ref: '#/components/schemas/Failure' },
              ],
            },
          },
        },
      },
    },
  };
}

/** The one call that takes a file: multipart in, its own answer format out (spec §7). */
function describeUpload(call: UploadCall, purposes: readonly UploadPurpose[]): object {
  const { topic, summary, role, fileField, form, uploaded, refuses } = call;
  const names = purposes.map(({ name }) => name).toSorted();
  const fields = z.toJSONSchema(z.extend(form, { purpose: z.optional(z.enum(names)) }), { io: 'input' });
  const schema = {
    ...fields,
    properties: { ...fields.properties, [fileField]: { type: 'string', format: 'binary' } },
    required: [...(fields.required ?? []), fileField],
  };
  const answer = (data: z.ZodMiniType) => z.toJSONSchema(z.extend(uploadAnswerSchema, { data }));
  return {
    tags: [areaOf(topic)],
    summary,
    'x-role': role,
    'x-refuses': refuses,
    security: [{ bearer: [] }],
    parameters: [language, describeKey(call)],
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
    responses: {
      200: {
        description: 'The stored file, or the reason when `status` is not 200; 301 when the login has expired.',
        content: { 'application/json': { schema: { oneOf: [answer(uploaded), answer(failureDataSchema)] } } },
      },
    },
  };
}

const touched = {
  description:
    'Topics that the call changed for the caller, such as `boxes/pools, wallet/flow`. Empty when there are none; only on a POST.',
  schema: { type: 'string' },
};

const page = {
  name: pageHeader,
  in: 'header',
  description:
    'A random id of the open page. What the answer to its POST names in `Touched`, the stream that was opened with the same id does not repeat. A page that does not know how its POST ended opens the stream again with another id.',
  schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
};

const missed = {
  name: missedParameter,
  in: 'query',
  description:
    'For how long, in ms, the page may have missed changes: since it was opened, or since it last heard from a stream. Longer than about a minute, or left out, anything may have changed.',
  schema: { type: 'integer', minimum: 0 },
};

/** The one answer that goes on: `platform/live`. */
const live = {
  tags: ['system'],
  summary: 'Server-sent events that name changed topics: the caller’s own and everybody’s.',
  'x-role': 'guest',
  security: [],
  parameters: [page, missed],
  responses: {
    200: {
      description:
        '`event: ready` first, with `{"topics": […], "everybody": […]}`: what changed for the caller and for everybody in the time that the page may have missed. With `{}`, anything that was read before may be old. Then `event: touched` with `{"topics": […]}`, also with `"everybody": true` where all pages hear it, and with `"subjects"` where only the answers about these ids changed, and a comment at least every 20 s. 429 with `retry_after` when a user, or the guests of a network, have too many.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
  },
};

const language = { name: 'lang', in: 'query', schema: { enum: locales, default: 'vn' } };
const device = {
  name: 'device',
  in: 'header',
  description:
    'A random key of at least 128 bits that the device stores. A code works only on the device that requested it, and limits count a device that has signed in to the account separately.',
  schema: { type: 'string', pattern: '^[\\w-]{22,128}$' },
};

const ask = {
  name: askHeader,
  in: 'header',
  description:
    'Only asks for the answer that the key got: nothing is carried out. A request that the server does not know gets `order_unknown` for good.',
  schema: { const: '1' },
};

function headersOf(call: Call): readonly object[] {
  const questions = call.role === 'guest' ? [] : [ask];
  return [describeKey(call), ...questions, device, page];
}

function describeKey({ keyOptional = false }: Pick<Call, 'keyOptional'>): object {
  const retried = 'A retry with the same key and request gets the first answer; the effect happens once.';
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: !keyOptional,
    description: keyOptional ? `${retried} Without a key, each request is separate.` : retried,
    schema: { type: 'string', pattern: '^[\\w-]{16,128}$' },
  };
}

function describeQuery({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
