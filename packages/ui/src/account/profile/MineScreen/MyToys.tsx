import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NothingHere, PageSection } from '../../../patterns/index.ts';
import { Badge, Grid, Image, Surface } from '../../../primitives/index.ts';
import type { MineLinks, OwnToy } from './MineScreen.tsx';
import * as styles from './MyToys.css.ts';

interface MyToysProps {
  toys: readonly OwnToy[];
  links: MineLinks;
}

/** The newest toys that a player has, each once with how many, or the way to a first one. */
export function MyToys({ toys, links }: MyToysProps) {
  const { t } = useTranslation('account/profile');
  if (toys.length === 0) {
    return (
      <PageSection title={t('mine.toys.title')}>
        <NothingHere
          icon={Gift}
          title={t('mine.toys.none')}
          text={t('mine.toys.noneHint')}
          next={{ label: t('mine.toys.first'), href: links.boxes }}
        />
      </PageSection>
    );
  }
  return (
    <PageSection title={t('mine.toys.title')} action={{ label: t('mine.toys.all'), href: links.collection }}>
      <Grid columns={4} space="xsmall" role="list" aria-label={t('mine.toys.title')}>
        {toys.map((toy) => (
          <Grid key={toy.item_id} columns={1} role="listitem">
            <Surface
              space="xxsmall"
              rarity={toy.rarity}
              href={links.item(toy.item_id)}
              aria-label={toy.count > 1 ? `${toy.name} ×${toy.count}` : toy.name}
            >
              <div className={styles.toy}>
                <Image src={toy.image} alt="" fit="contain" ratio="square" />
                {toy.count > 1 && (
                  <span className={styles.count}>
                    <Badge size="small">{`×${toy.count}`}</Badge>
                  </span>
                )}
              </div>
            </Surface>
          </Grid>
        ))}
      </Grid>
    </PageSection>
  );
}
