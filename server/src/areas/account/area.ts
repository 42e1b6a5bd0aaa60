import type { Area } from '../../platform/area/Area.ts';
import { identityUpload } from '@mcy/api/account/identity/contract';
import { avatarUpload, backgroundUpload } from '@mcy/api/account/profile/contract';
import { authentication, sessionsTopic } from '../../platform/http/authentication.ts';
import { hour } from '../../platform/jobs/startJobs.ts';
import { addressChecks } from './addresses/addressChecks.ts';
import { addressHandlers } from './addresses/addressHandlers.ts';
import { checkDemoIn } from './checkIn/checkDemoIn.ts';
import { checkInChecks } from './checkIn/checkInChecks.ts';
import { checkInHandlers } from './checkIn/checkInHandlers.ts';
import { checkInJournal } from './checkIn/checkInJournals.ts';
import { codeSenders } from './entry/codes/codeSenders.ts';
import { createCodeSenders } from './entry/codes/createCodeSenders.ts';
import { mailboxRoutes } from './entry/codes/mailbox/mailboxRoutes.ts';
import { demoAccounts } from './entry/demo/demoAccounts.ts';
import { registerDemoPlayers } from './entry/demo/registerDemoPlayers.ts';
import { seedDemoAccounts } from './entry/demo/seedDemoAccounts.ts';
import { entryChecks } from './entry/entryChecks.ts';
import { entryHandlers } from './entry/entryHandlers.ts';
import { authenticate } from './entry/sessions/authenticate.ts';
import { sweepEntry } from './entry/sweepEntry.ts';
import { identityChecks } from './identity/identityChecks.ts';
import { identityHandlers } from './identity/identityHandlers.ts';
import { identityNotices } from './identity/identityNotices.ts';
import { invitationChecks } from './invitations/invitationChecks.ts';
import { invitationFollowers } from './invitations/invitationFollowers.ts';
import { invitationHandlers } from './invitations/invitationHandlers.ts';
import { invitationNotices } from './invitations/invitationNotices.ts';
import { levelChecks } from './levels/levelChecks.ts';
import { levelFollowers } from './levels/levelFollowers.ts';
import { levelHandlers } from './levels/levelHandlers.ts';
import { levelGiftJournal } from './levels/levelJournals.ts';
import { levelNotices } from './levels/levelNotices.ts';
import { account } from './migrations/0002_account.ts';
import { codes } from './migrations/0008_codes.ts';
import { notifications } from './migrations/0009_notifications.ts';
import { sessions } from './migrations/0010_sessions.ts';
import { addresses } from './migrations/0011_addresses.ts';
import { bindings } from './migrations/0014_bindings.ts';
import { follows } from './migrations/0015_follows.ts';
import { push } from './migrations/0016_push.ts';
import { lastLogin } from './migrations/0017_last_login.ts';
import { identity } from './migrations/0018_identity.ts';
import { askers } from './migrations/0019_askers.ts';
import { rankingSections } from './migrations/0026_ranking_sections.ts';
import { longFollows } from './migrations/0027_long_follows.ts';
import { noticesByKind } from './migrations/0091_notices_by_kind.ts';
import { nameChecks } from './names/nameChecks.ts';
import { nameHandlers } from './names/nameHandlers.ts';
import { noticeHandlers } from './notices/noticeHandlers.ts';
import { deliverPushes } from './notices/push/deliverPushes.ts';
import { pushHandlers } from './notices/push/pushHandlers.ts';
import { readDemoNotices } from './notices/readDemoNotices.ts';
import { sweepNotices } from './notices/sweepNotices.ts';
import { fanNotices } from './people/fanNotices.ts';
import { followDemoPlayers } from './people/followDemoPlayers.ts';
import { peopleFollowers } from './people/peopleFollowers.ts';
import { peopleHandlers } from './people/peopleHandlers.ts';
import { sharedPlayer } from './people/sharedPlayer.ts';
import { profileChecks } from './profile/profileChecks.ts';
import { profileHandlers } from './profile/profileHandlers.ts';
import { countMoves } from './rankings/countMoves.ts';
import { rankingChecks } from './rankings/rankingChecks.ts';
import { rankingFollowers } from './rankings/rankingFollowers.ts';
import { rankingHandlers } from './rankings/rankingHandlers.ts';
import { sweepRankings } from './rankings/sweepRankings.ts';

/** The longest delay of a push notification, in ms. */
const pushInterval = 2_000;

/** How long moves in the rankings wait to be counted, in ms: until then each read adds them up. */
const countingInterval = 2_000;

export const accountArea: Area = {
  name: 'account',
  calls: [
    ...entryHandlers,
    ...profileHandlers,
    ...peopleHandlers,
    ...levelHandlers,
    ...rankingHandlers,
    ...nameHandlers,
    ...invitationHandlers,
    ...addressHandlers,
    ...identityHandlers,
    ...checkInHandlers,
    ...noticeHandlers,
    ...pushHandlers,
  ],
  migrations: {
    '0002_account': account,
    '0008_codes': codes,
    '0009_notifications': notifications,
    '0010_sessions': sessions,
    '0011_addresses': addresses,
    '0014_bindings': bindings,
    '0015_follows': follows,
    '0016_push': push,
    '0017_last_login': lastLogin,
    '0018_identity': identity,
    '0019_askers': askers,
    '0026_ranking_sections': rankingSections,
    '0027_long_follows': longFollows,
    '0091_notices_by_kind': noticesByKind,
  },
  checks: ({ journals }) => [
    ...entryChecks,
    ...nameChecks,
    ...invitationChecks,
    ...addressChecks,
    ...identityChecks,
    ...checkInChecks,
    ...profileChecks,
    ...rankingChecks(journals),
    ...levelChecks,
  ],
  jobs: [
    { name: 'sweep of sessions and codes', every: hour, run: ({ db }, now) => sweepEntry(db, now) },
    { name: 'sweep of notifications', every: hour, run: ({ db }, now) => sweepNotices(db, now) },
    { name: 'sweep of rankings', every: hour, run: ({ db }, now) => sweepRankings(db, now) },
    { name: 'places in rankings', every: countingInterval, run: ({ db }) => countMoves(db) },
    { name: 'pushes', every: pushInterval, run: deliverPushes },
  ],
  followers: ({ journals }) => [
    ...rankingFollowers,
    ...levelFollowers(journals),
    ...peopleFollowers,
    ...invitationFollowers,
  ],
  provides: (services) => [
    authentication.by(authenticate),
    sessionsTopic.by('account/entry'),
    codeSenders.by(createCodeSenders(services)),
  ],
  close: ({ ask }) => ask(codeSenders).close(),
  routes: ({ config, db }) => (config.demo ? mailboxRoutes(db) : null),
  sharedPages: { '/pages/user/home': { parameter: 'user_id', read: sharedPlayer } },
  uploads: [avatarUpload, backgroundUpload, identityUpload],
  journals: [levelGiftJournal, checkInJournal],
  notices: { ...identityNotices, ...invitationNotices, ...levelNotices, ...fanNotices },
  seedDemo: seedDemoAccounts,
  demoPast: [checkDemoIn, followDemoPlayers, registerDemoPlayers, readDemoNotices],
  demoNotes: ['Demo accounts:', ...demoAccounts.map(({ sign_in_name, password }) => `  ${sign_in_name}  ${password}`)],
};
