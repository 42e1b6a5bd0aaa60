import { keepApproval } from '../../platform/approvals/askSecondOperator.ts';
import type { Area } from '../../platform/area/Area.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { rightsOf } from '../../platform/http/rightsOf.ts';
import { hour } from '../../platform/jobs/startJobs.ts';
import { approvalChecks } from './approvals/approvalChecks.ts';
import { approvalHandlers } from './approvals/approvalHandlers.ts';
import { approvalNotices } from './approvals/approvalNotices.ts';
import { expireApprovals } from './approvals/expireApprovals.ts';
import { requestApproval } from './approvals/requestApproval.ts';
import { acceptClaimApproval } from './claims/claimApproval.ts';
import { claimFollowers } from './claims/claimFollowers.ts';
import { shopClaimHandlers } from './claims/claimHandlers.ts';
import { changeBudgetApproval } from './coupons/changeBudgetApproval.ts';
import { issueCouponsApproval } from './coupons/issueCouponsApproval.ts';
import { operatorCouponHandlers } from './coupons/operatorCouponHandlers.ts';
import { deskHandlers } from './desk/deskHandlers.ts';
import { waitingForOperators } from './desk/waitingForOperators.ts';
import { reviewHandlers } from './identity/reviewHandlers.ts';
import { offerHandlers } from './offers/offerHandlers.ts';
import { cancelApproval } from './orders/cancelApproval.ts';
import { comeBackApproval } from './orders/comeBackApproval.ts';
import { refundApproval } from './orders/refundApproval.ts';
import { orderFollowers } from './orders/orderFollowers.ts';
import { shopOrderHandlers } from './orders/orderHandlers.ts';
import { ordersWaiting } from './orders/ordersWaiting.ts';
import { operatorRights } from './migrations/0045_operator_rights.ts';
import { approvals } from './migrations/0046_approvals.ts';
import { bankStatements } from './migrations/0049_bank_statements.ts';
import { twoOperators } from './migrations/0055_two_operators.ts';
import { operatorPassHandlers } from './pass/passHandlers.ts';
import { refundsAlone } from './migrations/0088_refunds_alone.ts';
import { withdrawalsAlone } from './migrations/0076_withdrawals_alone.ts';
import { shopPoolHandlers } from './pools/shopPoolHandlers.ts';
import { withdrawPoolApproval } from './pools/withdrawPoolApproval.ts';
import { poolUpload } from '@mcy/api/operator/pools/contract';
import { productPhotoUpload, productVideoUpload } from '@mcy/api/operator/products/contract';
import { shopProductHandlers } from './products/productHandlers.ts';
import { shelfHandlers } from './shelves/shelfHandlers.ts';
import { productsWaiting } from './products/productsWaiting.ts';
import { shopParcelHandlers } from './parcels/parcelHandlers.ts';
import { creditLineApproval } from './payments/creditLineApproval.ts';
import { demoTransfers } from './payments/demoTransfers.ts';
import { arrivalApproval, reversalApproval } from './payments/paymentApprovals.ts';
import { paymentHandlers } from './payments/paymentHandlers.ts';
import { paymentsWaiting } from './payments/paymentsWaiting.ts';
import { statementChecks } from './payments/statementChecks.ts';
import { answerDemoReviews } from './reviews/demo/answerDemoReviews.ts';
import { shopReviewHandlers } from './reviews/reviewHandlers.ts';
import { grantDemoRights } from './rights/grantDemoRights.ts';
import { grantRightApproval } from './rights/grantRightApproval.ts';
import { readRights } from './rights/readRights.ts';
import { rightHandlers } from './rights/rightHandlers.ts';
import { rightNotices } from './rights/rightNotices.ts';
import { receiveDemoUnits } from './stock/receiveDemoUnits.ts';
import { salesHandlers } from './sales/salesHandlers.ts';
import { operatorStockHandlers } from './stock/stockHandlers.ts';
import { approveWithdrawalApproval, rejectWithdrawalApproval } from './withdrawals/withdrawalApprovals.ts';
import { withdrawalDecisionChecks } from './withdrawals/withdrawalDecisionChecks.ts';
import { withdrawalFollowers } from './withdrawals/withdrawalFollowers.ts';
import { withdrawalHandlers } from './withdrawals/withdrawalHandlers.ts';

export const operatorArea: Area = {
  name: 'operator',
  calls: [
    ...reviewHandlers,
    ...operatorCouponHandlers,
    ...shopParcelHandlers,
    ...shopOrderHandlers,
    ...shopClaimHandlers,
    ...shopReviewHandlers,
    ...offerHandlers,
    ...operatorPassHandlers,
    ...shopPoolHandlers,
    ...shopProductHandlers,
    ...shelfHandlers,
    ...rightHandlers,
    ...approvalHandlers,
    ...withdrawalHandlers,
    ...operatorStockHandlers,
    ...salesHandlers,
    ...deskHandlers,
    ...paymentHandlers,
  ],
  migrations: {
    '0045_operator_rights': operatorRights,
    '0046_approvals': approvals,
    '0049_bank_statements': bankStatements,
    '0055_two_operators': twoOperators,
    '0076_withdrawals_alone': withdrawalsAlone,
    '0088_refunds_alone': refundsAlone,
  },
  checks: [...approvalChecks, ...withdrawalDecisionChecks, ...statementChecks],
  jobs: [
    {
      name: 'expiry of approvals',
      every: hour,
      run: ({ db }, now) => inTransaction(db, (transaction) => expireApprovals(transaction, now)),
    },
  ],
  followers: [...withdrawalFollowers, ...claimFollowers, ...orderFollowers],
  provides: () => [rightsOf.by(readRights), keepApproval.by(requestApproval)],
  approvals: [
    grantRightApproval,
    approveWithdrawalApproval,
    rejectWithdrawalApproval,
    creditLineApproval,
    arrivalApproval,
    reversalApproval,
    issueCouponsApproval,
    changeBudgetApproval,
    acceptClaimApproval,
    refundApproval,
    comeBackApproval,
    cancelApproval,
    withdrawPoolApproval,
  ],
  uploads: [poolUpload, productPhotoUpload, productVideoUpload],
  notices: { ...rightNotices, ...approvalNotices },
  seedDemo: grantDemoRights,
  demoPast: [receiveDemoUnits, demoTransfers, answerDemoReviews],
  waiting: [...waitingForOperators, ordersWaiting, productsWaiting, paymentsWaiting],
};
