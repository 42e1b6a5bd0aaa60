import { readMapSource } from '@mcy/api/system/map/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';

export const mapHandlers: readonly Implementation[] = [
  implement(readMapSource, (_request, { config }) => Promise.resolve({ tiles: config.mapTiles })),
];
