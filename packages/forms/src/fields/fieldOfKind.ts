import type { FieldKind } from '@mcy/api/contract';
import type { ComponentType } from 'react';
import { AgreementField } from './AgreementField/AgreementField.tsx';
import { CodeField } from './CodeField/CodeField.tsx';
import { DateField } from './DateField/DateField.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FilesField } from './FilesField/FilesField.tsx';
import { MoneyField } from './MoneyField/MoneyField.tsx';
import { NewPasswordField } from './NewPasswordField/NewPasswordField.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { RadioField } from './RadioField/RadioField.tsx';
import { SelectField } from './SelectField/SelectField.tsx';
import { SignInNameField } from './SignInNameField/SignInNameField.tsx';
import { SliderField } from './SliderField/SliderField.tsx';
import { StepperField } from './StepperField/StepperField.tsx';
import { SwitchField } from './SwitchField/SwitchField.tsx';
import { TextAreaField } from './TextAreaField/TextAreaField.tsx';
import { TextField } from './TextField/TextField.tsx';

/** The bound field for each kind; a hidden one keeps its value without rendering. */
export const fieldOfKind: Record<Exclude<FieldKind, 'hidden'>, ComponentType<FieldProps>> = {
  text: TextField,
  textArea: TextAreaField,
  signInName: SignInNameField,
  password: PasswordField,
  newPassword: NewPasswordField,
  code: CodeField,
  money: MoneyField,
  stepper: StepperField,
  slider: SliderField,
  date: DateField,
  select: SelectField,
  radio: RadioField,
  switch: SwitchField,
  agreement: AgreementField,
  upload: FilesField,
};
