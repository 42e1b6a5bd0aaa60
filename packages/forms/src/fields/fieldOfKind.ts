import type { FieldKind } from '@mcy/api/contract';
import type { ComponentType } from 'react';
import { AgreementField } from './AgreementField/AgreementField.tsx';
import { DateField } from './DateField/DateField.tsx';
import type { FieldProps } from './FieldProps.ts';
import { MoneyField } from './MoneyField/MoneyField.tsx';
import { NewPasswordField } from './NewPasswordField/NewPasswordField.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { SignInNameField } from './SignInNameField/SignInNameField.tsx';
import { TextField } from './TextField/TextField.tsx';

/** The bound field that shows each kind; a hidden one keeps its value without being shown. */
export const fieldOfKind: Record<Exclude<FieldKind, 'hidden'>, ComponentType<FieldProps>> = {
  text: TextField,
  signInName: SignInNameField,
  password: PasswordField,
  newPassword: NewPasswordField,
  money: MoneyField,
  date: DateField,
  agreement: AgreementField,
};
