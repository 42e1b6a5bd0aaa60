import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { NothingHere, Screen, SearchBar, type SearchBarProps } from '../../../patterns/index.ts';
import { Stack } from '../../../primitives/index.ts';
import { useSearchTexts } from '../useSearchTexts.ts';

export interface SearchScreenProps extends Pick<
  SearchBarProps,
  | 'defaultQuery'
  | 'suggestions'
  | 'loading'
  | 'recent'
  | 'popular'
  | 'onSearch'
  | 'onQueryChange'
  | 'onRemoveRecent'
  | 'onClearRecent'
> {
  onGoBack: () => void;
  links: { mall: string };
}

/** Where a search begins: suggestions while typing, what one looked for before, and what many look for (index/search). */
export function SearchScreen({ onGoBack, links, ...bar }: SearchScreenProps) {
  const { t } = useTranslation('mall/search');
  const nothingYet = (bar.recent ?? []).length === 0;
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={onGoBack}>
      <Stack space="large">
        <SearchBar {...bar} texts={useSearchTexts()} />
        {nothingYet && (
          <NothingHere
            icon={Sparkles}
            title={t('tips.title')}
            text={t('tips.text')}
            next={{ label: t('tips.mall'), href: links.mall }}
          />
        )}
      </Stack>
    </Screen>
  );
}
