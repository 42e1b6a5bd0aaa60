import type { DocumentType } from '@mcy/api/content/policies/contract';
import { type Locale, rules } from '@mcy/api/contract';

export interface PolicyVersion {
  version: number;
  /** The day it takes effect, `YYYY-MM-DD` in Asia/Ho_Chi_Minh. */
  effective_from: string;
  /** SHA-256 of each language's file: people agreed to these exact words, so never edit a published file. */
  sha256: Readonly<Record<Locale, string>>;
}

/** Every version of every document, oldest first. To change the words, add a version in its own folder. */
export const policyVersions: Readonly<Record<DocumentType, readonly [PolicyVersion, ...PolicyVersion[]]>> = {
  user: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: '93ada00b26aa21eb7261b32ab5a076e5a82a877c439b8ba0f2cf757796e0e9dd',
        zh: '85284bfd62e1909784aa60d62fefa8a772f41f9b2a427f1a755c25257aa0ad34',
        en: '39f914c9178f2f5ec2f9a545250a8c5a95e7e349f0ed9eb75b5dd6eac52ad544',
      },
    },
  ],
  privacy: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: '3af63b5a343cf98a0ae2ff634956273223e9e851bf63f6657cc666b0c1afa0dc',
        zh: '6c4af7275c42cab2a96df50d32897ffe3f0d3d4c24a79fd1b7ac24b60c503bfc',
        en: 'd7937d2af13eca49cd15123d21aa5055f4f31fe0d7a3a6b97b0c6521742008b6',
      },
    },
  ],
  shipping: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: '243babf44f113aa69d8d15b700454d9d74364ea12b87e7273220ed9847359b4c',
        zh: 'd7eb0116c434ff21a7b1ccfa4e9914c26f9b1292238131f31104e5c537cfc677',
        en: '50330fe490dc082088a5a9d7ef85b42fee335427d87cfefa8b55f146f2020b93',
      },
    },
  ],
  payment: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: '9b0f76ce63432500a1f11892d2fab4ad0d5b112396b61d64e6026bad57c6b51a',
        zh: '6bb75c18e24d7e5981ec614600ae4dc41290dc02673fb9c4300f52cad0425361',
        en: 'e912ff84c5dbba51b07099d2d7385204aeece47ac608492a41c9b46f49a7d54e',
      },
    },
  ],
  return: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: '64ebcda90043da626e381d25e6700bea35c38b363ae3fcec32a97b4c9c7cad1d',
        zh: '466edfc59bcd197876b04ceebd89c2d85ec306593b9f6443bcf0e9e2c6321aa1',
        en: 'bcbae265afa0a1593a3bce4a453347b41111535dfc353e33abde74526a99972e',
      },
    },
  ],
  information: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: 'e6425f0b0663fdf8e454b023651f0441f916a6d0f293a12fab0003c14402141f',
        zh: '178aa820ad195846843c99f051bbf20e56e4d6ef158f9468e89b050d58f5cd2a',
        en: '4213a4d8790eb60ba02c4c38e8b8c6111d10720c93e717a1c6d59fec33df6464',
      },
    },
  ],
  purchase: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: 'fc1fa2c3bda4ef60996eef56b19f591e9e29bc61efec0dbfe01ff3cafed9a2e2',
        zh: 'e4d3e8f274a0f90af80b6c3e53b058bab4db39961922b20ada63604361ba22d3',
        en: '5df94b9d3b1b9696d8deb18e23224471de7f8da219f85c125ef52d5193d4444e',
      },
    },
  ],
  delivery: [
    {
      version: 1,
      effective_from: '2026-11-22',
      sha256: {
        vn: '48fe4cc20d0cf8d445f92d8b2211b5b50fc3bf4b890df66646d445f9e76e0d78',
        zh: '05baef57081d3bb76a956b17feaa4af3bcc27ac1d7e745d5bb6e89632b56ed04',
        en: '98bb95acd77e17b7cc467d7b802126b79b97a87a1ac9432c2dc4f03ed3398de3',
      },
    },
  ],
};

/** The version of a document in effect at a moment. */
export function currentVersion(type: DocumentType, now: Date): PolicyVersion {
  return versionAt(policyVersions[type], now);
}

/** The newest of some versions (oldest first) in effect at a moment; a clock before the first one gets the first. */
export function versionAt<Version extends Pick<PolicyVersion, 'effective_from'>>(
  versions: readonly [Version, ...Version[]],
  now: Date,
): Version {
  const today = rules.vietnamToday(now);
  return versions.findLast(({ effective_from }) => effective_from <= today) ?? versions[0];
}
