export { MyRecordScreen, type MyRecordScreenProps } from './MyRecordScreen/MyRecordScreen.tsx';
