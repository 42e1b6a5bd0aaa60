export { ApprovalScreen, type ApprovalScreenProps } from './ApprovalScreen/ApprovalScreen.tsx';
export { ApprovalsScreen, type ApprovalsScreenProps } from './ApprovalsScreen/ApprovalsScreen.tsx';
