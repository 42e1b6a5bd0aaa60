import type { CouponTemplate } from '@mcy/api/operator/coupons/contract';
import { Gift, type LucideIcon, Package, Plus, Store, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { ListRow, type PagedLoad, Screen, ScreenList } from '../../../patterns/index.ts';
import { Icon, IconButton, Surface, Text } from '../../../primitives/index.ts';
import { worthText } from '../worthText.ts';

export interface CouponTemplatesScreenProps {
  /** The latest first. */
  templates: PagedLoad<CouponTemplate>;
  links: { mine: string; template: (template_id: string) => string; create: string };
}

const icons: Readonly<Record<CouponTemplate['scope'], LucideIcon>> = { any_box: Gift, boxes: Package, mall: Store };

/** Operator: templates of coupons (operator/coupons). */
export function CouponTemplatesScreen({ templates, links }: CouponTemplatesScreenProps) {
  const { t } = useTranslation('operator/coupons');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('templates.title')}
      back={links.mine}
      layout="full"
      actions={<IconButton icon={Plus} label={t('templates.create')} href={links.create} />}
    >
      <ScreenList
        load={templates}
        shape={{ rows: 4 }}
        label={t('templates.list')}
        rowKey={({ template_id }) => template_id}
        empty={{
          icon: Ticket,
          title: t('templates.empty.title'),
          text: t('templates.empty.body'),
          next: { label: t('templates.empty.action'), href: links.create },
        }}
      >
        {(template) => <TemplateRow template={template} href={links.template(template.template_id)} />}
      </ScreenList>
    </Screen>
  );
}

function TemplateRow({ template, href }: { template: CouponTemplate; href: string }) {
  const { t } = useTranslation('operator/coupons');
  const { key, figures } = worthText(template);
  return (
    <Surface space="none" radius="standard">
      <ListRow
        leading={<Icon icon={icons[template.scope]} tone="accent" />}
        title={template.name}
        description={t(key, figures)}
        trailing={
          <Text inline size="small" tone="secondary">
            {t('templates.days', { days: template.valid_days })}
          </Text>
        }
        oneLine
        href={href}
      />
    </Surface>
  );
}
