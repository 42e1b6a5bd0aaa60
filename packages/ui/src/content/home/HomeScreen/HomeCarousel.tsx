import type { Banner } from '@mcy/api/content/home/contract';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../patterns/index.ts';
import { HomeBanner } from '../HomeBanner/HomeBanner.tsx';

interface HomeCarouselProps {
  banners: readonly Banner[];
}

/** The home banners, rotating (spec §9). */
export function HomeCarousel({ banners }: HomeCarouselProps) {
  const { t } = useTranslation('content/home');
  return (
    <Carousel
      label={t('home.banners.title')}
      slides={banners.map((banner, index) => ({
        id: banner.banner_id,
        label: banner.title,
        content: <HomeBanner banner={banner} priority={index === 0} />,
      }))}
      texts={{
        roleDescription: t('home.banners.carousel'),
        slideRoleDescription: t('home.banners.slide'),
        previous: t('home.banners.previous'),
        next: t('home.banners.next'),
        pause: t('home.banners.pause'),
        play: t('home.banners.play'),
      }}
    />
  );
}
