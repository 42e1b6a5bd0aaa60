import type { DocumentType } from '@mcy/api/content/contract';
import { type Locale, rules } from '@mcy/api/contract';

export interface PolicyVersion {
  version: number;
  /** The first day on which it holds, `YYYY-MM-DD` in Asia/Ho_Chi_Minh. */
  effective_from: string;
  /** SHA-256 of each language's file: people agreed to these very words, so a file is never edited once it is published. */
  sha256: Readonly<Record<Locale, string>>;
}

/** Every version of every document, oldest first. To change words, add a version in a folder of its own. */
export const policyVersions: Readonly<Record<DocumentType, readonly [PolicyVersion, ...PolicyVersion[]]>> = {
  user: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: '172d2b9f509230b181341c1c1c7c59ca72885a3d3f5a095d55ed457fa65e07c9',
        zh: '55012e592ceb5b8f41b33ebc5357c802db64fd85db87b7dec79d130172b4d161',
        en: 'a876ec08c3713566b0fbd4a87395ba85c29019053b9258790df138f6bae15cca',
      },
    },
  ],
  privacy: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: '8f9358d0db3c145ceaf67c575749067facb975ce9987430f2df2f6cb3c071468',
        zh: '1da142d795a71fda3ae40af938d5d3eeaf80eb9401df716eb635ed13e26a6fc9',
        en: 'b80376d84b1c83e376e5cd3f65668723e0d174e742da0cd730b3567d86ac3fe2',
      },
    },
  ],
  shipping: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: 'd8d1a1107ee08a165bba629cf7cf82ec10712c26a783e0d9fd4b6bd40425239a',
        zh: '924c575f758968fa234e264a459b4cc709f377ee2913739aaec3e0e14a7f5947',
        en: '926e26eb3f378e849005d801d2cc20e817acaf3f0a244f650830dd577b5f9613',
      },
    },
  ],
  payment: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: 'c39d35ff8001546d6e7aaa62adb2044838130ca7992c1da05a718ca873b8cdcc',
        zh: '84ec19bf904661ea70637ec6fc10db52dff514ff785dae4677058334098304ef',
        en: '49f3f098f301bd57683c67e795b789033ddc16f7023ec1f1f1344c22b3581532',
      },
    },
  ],
  return: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: '906bf0c10fbf09b092b362f07a9791814a191864d054a4c5e6706909a567feb9',
        zh: 'e8eda2b0a55fe05fe36fc50d0f4be86643672e0ecdb29a53d091ed7f8c0bb982',
        en: '0eed891923ad734ac32ba1449183a852a74bd3ecab00b8e30a303a54eeb70949',
      },
    },
  ],
  information: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: '05799c32605116955cdd790f3705e081f5e005ca7ec3affce8d694237c4e8dfe',
        zh: '54e2b0edd0669f78c4aab99b5422c726036bf4fba64c73b681f82b6d6ea762cf',
        en: '91fb0af61d5e5541bf43cb0515f856fa66c7a43469fb9698d30a810f05a5d65c',
      },
    },
  ],
  purchase: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: '6fda9da486396b71286e60afa770477864132fdee431fbe1c1f8ee550344e0f1',
        zh: '2e5aab269942ffc65301be14d86186c38ef56475c226ed9179ce4a9f93b1bda4',
        en: '5ceb77018b8ea48a567ee5afe731e4ac9d1f08480d30f63db910be8ddda719a0',
      },
    },
  ],
  delivery: [
    {
      version: 1,
      effective_from: '2026-11-01',
      sha256: {
        vn: '5b968056acc84ae8cc3629140d4777d4062d178b3ac278b9149296c5fda638d2',
        zh: 'e55d5d51813381b11c60744a316bd5a9fe22c264b7ac7beb1e16bc7e5b80f093',
        en: '6dcd6c04bb275fa70b7574f0bad418a57a47f66bb7458846f377543c789e37e4',
      },
    },
  ],
};

/** The version of a document that holds at a moment. */
export function currentVersion(type: DocumentType, now: Date): PolicyVersion {
  return versionAt(policyVersions[type], now);
}

/** The newest of some versions, oldest first, that holds at a moment; a clock before the first one gets the first. */
export function versionAt<Version extends Pick<PolicyVersion, 'effective_from'>>(
  versions: readonly [Version, ...Version[]],
  now: Date,
): Version {
  const today = rules.vietnamToday(now);
  return versions.findLast(({ effective_from }) => effective_from <= today) ?? versions[0];
}
