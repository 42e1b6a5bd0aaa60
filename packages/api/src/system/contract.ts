export * from './appVersion.ts';
export * from './encryptionSwitch.ts';
export * from './lastLogin.ts';
export * from './map.ts';
export * from './upload.ts';
