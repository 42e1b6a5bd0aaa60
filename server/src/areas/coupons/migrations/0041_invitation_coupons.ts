import { type Kysely, sql } from 'kysely';

/** The coupon for a new invitation code (spec §9), also for players who bound theirs before. The ids are fixed. */
export const invitationCoupons = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      insert into coupon_template (template_id, name, type, amount_off, least_spend, scope, valid_days, created_at)
      values ('0199c0de-0000-7000-8000-000000000001',
        '{"vn": "Quà chào bạn mới", "zh": "新朋友见面礼", "en": "Welcome gift"}', 'no_threshold', 5000, 0, 'any_box', 30, now());
      insert into coupon_issue (issue_id, template_id, most, way, price, per_player, issued, opens_at, created_at)
      select '0199c0de-0000-7000-8000-000000000002', template_id, most, 'invitation', 0, 1,
        (select count(*) from app_user where invited_by is not null), created_at, created_at
      from coupon_template;
      insert into coupon (coupon_id, issue_id, template_id, user_id, place, per_player, state, created_at, valid_from, valid_until)
      select gen_random_uuid(), issue_id, template_id, user_id, 1, 1, 'usable', now(), now(), now() + interval '30 days'
      from app_user, coupon_issue where invited_by is not null;
    `.execute(db);
  },
};
