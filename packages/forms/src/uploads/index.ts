export { type SendFile, UploadProvider, type UploadProviderProps } from './UploadProvider.tsx';
