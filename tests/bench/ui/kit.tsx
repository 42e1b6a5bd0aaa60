import '@mcy/ui/styles';
import { MysteryBoxCard } from '@mcy/ui/boxes/pools';
import { createI18n, TextsProvider } from '@mcy/ui/i18n';
import { Grid, Sheet, Text } from '@mcy/ui/primitives';
import { exposeScene } from './exposeScene.tsx';

const i18n = await createI18n('vn', ['shell', 'boxes/pools', 'boxes/opening']);

exposeScene({
  Shell: ({ children }) => <TextsProvider texts={i18n}>{children}</TextsProvider>,
  List: ({ pools }) => (
    <Grid columns={{ phone: 2, desktop: 4 }} space="small">
      {pools.map((pool) => (
        <MysteryBoxCard key={pool.pool_id} pool={pool} href={`/pages/box/detail?pool_id=${pool.pool_id}`} />
      ))}
    </Grid>
  ),
  Sheet: ({ open, onClose }) => (
    <Sheet.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Sheet.Content closeLabel="Đóng">
        <Sheet.Title>Tỉ lệ lúc này</Sheet.Title>
        <Text>Tính theo số vé còn lại, cập nhật sau mỗi lượt mở.</Text>
      </Sheet.Content>
    </Sheet.Root>
  ),
});
