export { UpgradeDial, type UpgradeDialProps } from './UpgradeDial/UpgradeDial.tsx';
export {
  type UpgradePhase,
  type PutToy,
  UpgradeScreen,
  type UpgradeScreenProps,
} from './UpgradeScreen/UpgradeScreen.tsx';
export { UpgradesScreen, type UpgradesScreenProps } from './UpgradesScreen/UpgradesScreen.tsx';
