export { ApprovalDecisionForm, type ApprovalDecisionFormProps } from './ApprovalDecisionForm.tsx';
