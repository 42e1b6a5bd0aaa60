import type { Policy } from '@mcy/api/content/policies/contract';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, localeTags, useLocale } from '../../../i18n/index.ts';
import { ListRow, Notice, PageSection, Prose } from '../../../patterns/index.ts';
import { Accordion, Heading, Icon, Link, Surface, Text } from '../../../primitives/index.ts';
import { PolicyContents } from './PolicyContents.tsx';
import * as styles from './PolicyScreen.css.ts';

export interface PolicyArticleProps {
  policy: Policy;
  /** The other documents; empty until known. */
  others: readonly { title: string; href: string }[];
  /** Link to a version; without one, to the version in force. */
  versionHref: (version?: number) => string;
}

/** The text with its table of contents beside it on a desktop, and links to other versions and documents below. */
export function PolicyArticle({ policy, others, versionHref }: PolicyArticleProps) {
  const { t } = useTranslation('content/policies');
  const locale = useLocale();
  const sections = policy.sections.map(({ id, heading }) => ({ title: heading, href: `#${id}` }));
  const day = (date: string) => formatDay(date, locale);
  return (
    <div className={styles.layout}>
      <aside className={styles.aside}>
        <Text size="small" weight="bold" tone="muted">
          {t('contents')}
        </Text>
        <PolicyContents label={t('contents')} entries={sections} />
        {others.length > 0 && (
          <>
            <Text size="small" weight="bold" tone="muted">
              {t('others')}
            </Text>
            <PolicyContents label={t('others')} entries={others} />
          </>
        )}
      </aside>
      <div className={styles.text}>
        <article lang={localeTags[policy.locale]} className={styles.article}>
          <header className={styles.head}>
            <Heading level={2} size="display">
              {policy.title}
            </Heading>
            <Text size="small" tone="muted">
              {t('version', { version: policy.version })} ·{' '}
              <time dateTime={policy.effective_from}>{t('effectiveFrom', { date: day(policy.effective_from) })}</time>
            </Text>
          </header>
          {!policy.current && (
            <Notice tone="caution">
              {t('notCurrent')} <Link href={versionHref()}>{t('toCurrent')}</Link>
            </Notice>
          )}
          <div className={styles.folded}>
            <Accordion.Root type="single" headingLevel={3}>
              <Accordion.Item value="contents">
                <Accordion.Trigger>{t('contents')}</Accordion.Trigger>
                <Accordion.Content>
                  <PolicyContents label={t('contents')} entries={sections} />
                </Accordion.Content>
              </Accordion.Item>
              {/* Also before they are known: the text below stays where it is. */}
              <Accordion.Item value="others">
                <Accordion.Trigger>{t('others')}</Accordion.Trigger>
                <Accordion.Content>
                  <PolicyContents label={t('others')} entries={others} />
                </Accordion.Content>
              </Accordion.Item>
            </Accordion.Root>
          </div>
          {policy.lead.length > 0 && <Prose paragraphs={policy.lead} tone="primary" />}
          {policy.sections.map(({ id, heading, paragraphs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
              <Heading id={`${id}-heading`} level={3}>
                {heading}
              </Heading>
              <Prose paragraphs={paragraphs} tone="primary" />
            </section>
          ))}
        </article>
        <div className={styles.ways}>
          {policy.versions.length > 1 && (
            <PageSection title={t('versions')}>
              <Surface space="none">
                {policy.versions.map(({ version, effective_from }) => (
                  <ListRow
                    key={version}
                    title={t('version', { version })}
                    description={t('effectiveFrom', { date: day(effective_from) })}
                    {...(version === policy.version ? {} : { href: versionHref(version) })}
                  />
                ))}
              </Surface>
            </PageSection>
          )}
          {others.length > 0 && (
            <div className={styles.folded}>
              <PageSection title={t('others')}>
                <Surface space="none">
                  {others.map(({ title, href }) => (
                    <ListRow key={href} leading={<Icon icon={FileText} />} title={title} href={href} />
                  ))}
                </Surface>
              </PageSection>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
