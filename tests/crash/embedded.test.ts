import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { testDeaths } from './testDeaths.ts';

testDeaths('the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mcy-crash-'));
  await cp(inject('seededShop'), folder, { recursive: true });
  return {
    settings: { DATA_DIR: folder, RATE_LIMITS: '0' },
    end: () => rm(folder, { recursive: true, force: true }),
  };
});
