import type { Locale, ResponseOf } from '@mcy/api/contract';
import {
  type CouponTemplate,
  couponActions,
  type listCouponTemplates,
  type readCouponTemplate,
} from '@mcy/api/operator/coupons/contract';
import { type NameBoxes, nameAll, poolIds, worthOf } from '../../coupons/door.ts';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type PageRequest } from '../../../platform/http/cutPage.ts';
import { readPage } from '../../../platform/http/readPage.ts';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { readAlone } from '../approvals/giveAlone.ts';
import { couponApprovalKinds } from './couponApprovalKinds.ts';
import { templateNotFound } from './messages.ts';
import { readLogs } from '../identity/readLogs.ts';

export interface TemplateReader {
  caller_id: string;
  config: Pick<Config, 'couponsOfTwoAbove'>;
  locale: Locale;
  nameBoxes: NameBoxes;
  now: Date;
}

/** Issues and actions of a template that its page shows. */
const mostShown = 50;

function selectTemplates(db: Database) {
  return db
    .selectFrom('coupon_template as template')
    .select(['template.template_id', 'template.name', 'template.scope', 'template.valid_days', 'template.created_at'])
    .select(['template.type', 'template.percent_off', 'template.most_off', 'template.amount_off'])
    .select(['template.least_spend', poolIds.as('pool_ids')]);
}

type TemplateRow = Awaited<ReturnType<ReturnType<typeof selectTemplates>['execute']>>[number];

/** Templates of coupons, the latest first. */
export async function listTemplates(
  db: Database,
  page: PageRequest,
  reader: TemplateReader,
): Promise<ResponseOf<typeof listCouponTemplates>> {
  const { rows, next_cursor } = await readPage(selectTemplates(db), { by: 'template.template_id' }, page);
  return { rows: await present(db, rows, reader), next_cursor };
}

/** A template with its issues and its log. Refuses `coupon_template_not_found`. */
export async function readTemplate(
  db: Database,
  template_id: string,
  reader: TemplateReader,
): Promise<ResponseOf<typeof readCouponTemplate>> {
  const rows = await selectTemplates(db).where('template.template_id', '=', template_id).execute();
  const [template] = await present(db, rows, reader);
  if (!template) throw templateNotFoundRefusal();
  const { caller_id, config, now } = reader;
  const giver = { operator_id: caller_id, kind: 'coupons', limit: config.couponsOfTwoAbove, now } as const;
  const [issues, logOf, alone] = await Promise.all([
    readIssues(db, template_id),
    readLogs(db, [template_id], couponActions),
    readAlone(db, giver),
  ]);
  const waiting = await readWaiting(db, [template_id, ...issues.map(({ issue_id }) => issue_id)], reader);
  return { template, issues, log: logOf(template_id), waiting, alone };
}

export function templateNotFoundRefusal(): Refusal {
  return new Refusal({ error: 'coupon_template_not_found', message: templateNotFound, field: 'template_id' });
}

async function present(db: Database, rows: readonly TemplateRow[], reader: TemplateReader): Promise<CouponTemplate[]> {
  const names = await nameAll(db, rows, reader);
  return rows.map((row) => ({
    ...worthOf(row),
    template_id: row.template_id,
    name: row.name[reader.locale],
    scope: row.scope,
    pool_ids: row.pool_ids,
    box_names: names(row.pool_ids),
    valid_days: row.valid_days,
    created_at: row.created_at.toISOString(),
  }));
}

async function readIssues(db: Database, template_id: string) {
  const issues = await db
    .selectFrom('coupon_issue')
    .select(['issue_id', 'way', 'price', 'stock', 'budget', 'per_player', 'issued', 'used', 'saved'])
    .select(['paused', 'closes_at', 'created_at'])
    .where('template_id', '=', template_id)
    .orderBy('issue_id', 'desc')
    .limit(mostShown)
    .execute();
  return issues.map(({ closes_at, created_at, ...issue }) => ({
    ...issue,
    closes_at: closes_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }));
}

const budgetSchema = z.object({ stock: z.number(), budget: z.number() });
/** What a request stores of its budget: a new issue, or a change of one. */
const waitingData = z.union([z.object({ issue: budgetSchema }), budgetSchema.extend({ issue_id: z.string() })]);

/** Budgets of a template and its issues that wait for a second operator. */
async function readWaiting(db: Database, subject_ids: readonly string[], { caller_id, now }: TemplateReader) {
  const rows = await db
    .selectFrom('approval')
    .innerJoin('app_user', 'app_user.user_id', 'approval.asked_by')
    .select(['approval_id', 'data', 'asked_by', 'app_user.nickname'])
    .where('state', '=', 'waiting')
    .where('kind', '=', (is) => is.fn.any(is.val(Object.values(couponApprovalKinds))))
    .where('expires_at', '>', now)
    .where('subject_id', '=', (is) => is.fn.any(is.val(subject_ids)))
    .orderBy('approval_id')
    .execute();
  return rows.map(({ approval_id, data, asked_by, nickname }) => {
    const read = waitingData.parse(data);
    const about = 'issue' in read ? { ...read.issue, issue_id: null } : read;
    return { approval_id, ...about, asked_by: nickname, own: asked_by === caller_id };
  });
}
