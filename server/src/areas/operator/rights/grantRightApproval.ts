import { rightSchema } from '@mcy/api/contract';
import { z } from 'zod';
import { defineApprovalKind } from '../../../platform/approvals/ApprovalKind.ts';
import { grantRight } from './grantRight.ts';
import { grantRightKind } from './grantRightKind.ts';
import { rightNames } from './messages.ts';

/** Granting a right that takes two operators. */
export const grantRightApproval = defineApprovalKind({
  kind: grantRightKind,
  right: 'people',
  data: z.object({ user_id: z.string(), nickname: z.string(), right: rightSchema }),
  describe: ({ nickname, right }) => {
    const name = rightNames[right];
    return {
      title: {
        vn: `Cấp quyền “${name.vn}” cho ${nickname}`,
        zh: `授予 ${nickname}“${name.zh}”权限`,
        en: `Grant ${nickname} the right “${name.en}”`,
      },
      lines: [
        {
          label: name,
          before: { vn: 'Không có', zh: '无', en: 'Not granted' },
          after: { vn: 'Có', zh: '有', en: 'Granted' },
        },
      ],
    };
  },
  carryOut: (db, { user_id, right }, { asked_by, decided_by, reason, now }) =>
    grantRight(db, { user_id, right, reason, operator_id: asked_by, agreed_by: decided_by }, now),
});
