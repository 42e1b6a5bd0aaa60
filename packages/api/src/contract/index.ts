export { answersKept } from './answersKept.ts';
export { askHeader } from './askHeader.ts';
export { countSchema, positiveSchema } from './count.ts';
export {
  type Call,
  type ParsedRequestOf,
  type RequestOf,
  type ResponseOf,
  type Role,
  type Topic,
  defineCall,
  isForEverybody,
} from './defineCall.ts';
export { describeIssue, fieldOf, ruleOf } from './describeIssue.ts';
export { type Envelope, type FailureData, envelopeCode, envelopeSchema, failureDataSchema } from './envelope.ts';
export { type FieldKind, type FieldMeta, field, fieldMeta } from './fieldMeta.ts';
export { formatAmount } from './formatAmount.ts';
export { livePath, liveSlack, missedParameter, pageHeader, touchedHeader } from './live.ts';
export { type Locale, type Translated, defaultLocale, localeSchema, localeTags, locales } from './locale.ts';
export { type Currency, amountSchema, currencies, currencySchema, priceSchema } from './money.ts';
export { kindSchema } from './kind.ts';
export { noId } from './noId.ts';
export { pageOf, pageRequest } from './page.ts';
export {
  type RefusalCode,
  type RefusalOf,
  type Refusals,
  agreementRefusals,
  approvalRefusals,
  balanceRefusals,
  itemRefusals,
  commonRefusals,
  fileRefusals,
  couponRefusals,
  partRefusals,
  spendingRefusals,
  unitRefusals,
} from './refusals.ts';
export { type Right, rightSchema, rights } from './right.ts';
export { type RuleName, ruleMessages } from './ruleMessages.ts';
export * as rules from './rules/index.ts';
export { type Sign, signSchema, signs } from './sign.ts';
export { type PictureSize, type UploadPurpose, defineUpload, largestPicture, largestVideo } from './upload.ts';
