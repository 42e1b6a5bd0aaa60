export { ApiError } from './ApiError.ts';
export { ApiProvider, type ApiProviderProps, useApi } from './ApiProvider.tsx';
export { type CallOptions, type Client, type ClientOptions, type ClientSession, createClient } from './createClient.ts';
export { type Reaction, reactionTo } from './errorCatalogue.ts';
export { NetworkError } from './NetworkError.ts';
export { randomKey } from './randomKey.ts';
export { refusalOf } from './refusalOf.ts';
export { type UploadReaction, uploadReactionTo } from './upload/uploadReactionTo.ts';
