export { ApproveRefundForm, type ApproveRefundFormProps } from './ApproveRefundForm.tsx';
export { CancelOrderForm, type CancelOrderFormProps } from './CancelOrderForm.tsx';
export { ComeBackForm, type ComeBackFormProps } from './ComeBackForm.tsx';
export { RefuseRefundForm, type RefuseRefundFormProps } from './RefuseRefundForm.tsx';
export { ShipOrderForm, type ShipOrderFormProps } from './ShipOrderForm.tsx';
export { ShipOrdersForm, type ShipOrdersFormProps } from './ShipOrdersForm.tsx';
