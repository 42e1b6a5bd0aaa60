import type { Session, TestServer } from './startTestServer.ts';

/** A user who owns what a request names. */
export interface Owner extends Session {
  user_id: string;
}

/** Fields of a request. */
type Request = Readonly<Record<string, unknown>>;

/** Three users who spend three days in the demo shop, for a database to keep (`npm run keep-database`). */
export interface Residents {
  /** Has the most coins. */
  an: Resident;
  binh: Resident;
  chi: Resident;
}

export interface Resident extends Owner {
  sign_in_name: string;
  password: string;
  invite_code: string;
}

/** What the residents do in a topic on one day. */
type Day = (server: TestServer, residents: Residents) => Promise<void>;

/** What a topic tells the tests of every call: `testRequests.ts` beside the topic. */
export interface TestRequests {
  /** Fields that cannot be derived from the schema of a request, by path. */
  examples?: Readonly<Record<string, Request>>;
  /** Creates a row of the owner's and returns the fields that name it, by path: anyone else gets the answer for a missing row. */
  owned?: Readonly<Record<string, (server: TestServer, owner: Owner) => Promise<Request>>>;
  /** Fields of this topic's calls with ids that everyone may use: they name something of the shop's, or a public profile. */
  publicIds?: readonly string[];
  /** What fills the topic's tables, by day. Topics take turns each day, in the order of their names; everyone has coins. */
  days?: { first?: Day; second?: Day; third?: Day };
  /** Routes beneath `/api` outside the contracts, each with who may use it. */
  routes?: Readonly<Record<string, string>>;
}
