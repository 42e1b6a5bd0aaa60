import type { PassReward, PassSeason, PassTask } from '@mcy/api/boxes/pass/contract';
import { type PassTrack, passTracks } from '@mcy/api/boxes/pass/words';
import { Check, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Heading, Icon, Image, Text, VisuallyHidden } from '../../../primitives/index.ts';
import type { RewardName } from './BattlePassScreen.tsx';
import * as styles from './BattlePassScreen.css.ts';

interface PassTrackListProps {
  season: PassSeason;
  over: boolean;
  got: readonly RewardName[];
  onCollect: (reward: RewardName) => Promise<void>;
}

/** The seven tasks from top to bottom: the free reward, how many draws it takes, the paid one. */
export function PassTrackList({ season, over, got, onCollect }: PassTrackListProps) {
  const { t } = useTranslation('boxes/pass');
  const { tasks, draws, paid } = season;
  return (
    <section className={styles.track}>
      <VisuallyHidden>
        <Heading level={2}>{t('track')}</Heading>
      </VisuallyHidden>
      <div className={styles.heads} aria-hidden="true">
        {passTracks.map((track) => (
          <span key={track} className={styles.head[track]}>
            <Text inline size="small" weight="bold" tone={track === 'paid' ? 'caution' : 'secondary'}>
              {t(track)}
            </Text>
          </span>
        ))}
      </div>
      <ol className={styles.tasks}>
        {tasks.map((task, index) => (
          <li
            key={task.place}
            className={styles.task}
            aria-current={isCurrent(tasks, index, draws) && !over ? 'step' : undefined}
          >
            <TaskMark
              task={task}
              before={tasks[index - 1]?.draws ?? 0}
              draws={draws}
              last={index === tasks.length - 1}
            />
            {passTracks.map((track) => (
              <Reward
                key={track}
                task={task}
                track={track}
                locked={track === 'paid' && !paid && !over}
                fresh={got.some((one) => one.place === task.place && one.track === track)}
                onCollect={onCollect}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function isCurrent(tasks: readonly PassTask[], index: number, draws: number): boolean {
  return (tasks[index]?.draws ?? 0) > draws && (tasks[index - 1]?.draws ?? 0) <= draws;
}

interface TaskMarkProps {
  task: PassTask;
  /** Draws of the task before. */
  before: number;
  draws: number;
  last: boolean;
}

/** The number of draws on the rail, which is filled as far as the player came. */
function TaskMark({ task, before, draws, last }: TaskMarkProps) {
  const { t } = useTranslation('boxes/pass');
  const done = draws >= task.draws;
  const share = Math.min(Math.max((draws - before) / (task.draws - before), 0), 1);
  return (
    <div className={styles.mark}>
      <span className={styles.rail} data-last={last} aria-hidden="true">
        <span className={styles.fill} style={{ transform: `scaleY(${share})` }} />
      </span>
      <span className={styles.node} data-done={done}>
        <VisuallyHidden>{t('task', { place: task.place })}: </VisuallyHidden>
        <Text inline size="small" weight="bold" tone="inherit" tabular>
          {formatMoney(task.draws)}
        </Text>
        <VisuallyHidden> {t('needs', { count: task.draws })}</VisuallyHidden>
      </span>
    </div>
  );
}

interface RewardProps {
  task: PassTask;
  track: PassTrack;
  locked: boolean;
  fresh: boolean;
  onCollect: (reward: RewardName) => Promise<void>;
}

function Reward({ task, track, locked, fresh, onCollect }: RewardProps) {
  const { t } = useTranslation('boxes/pass');
  const reward = task[track];
  const { state, instead, image, rarity } = reward;
  const name = useShortName(reward);
  return (
    <div className={styles.reward[track]} data-state={locked ? 'locked' : state} data-fresh={fresh}>
      <span className={styles.art} data-rarity={rarity ?? 'none'}>
        <Image src={image} alt="" fit="contain" ratio="square" />
        {(state === 'completed' || locked) && (
          <span className={styles.stamp} data-state={state}>
            <Icon icon={state === 'completed' ? Check : Lock} size="small" />
          </span>
        )}
      </span>
      <VisuallyHidden>{t(track)}: </VisuallyHidden>
      <Text inline size="small" weight="medium" align="center" lines={2}>
        {name}
      </Text>
      {state === 'receive_reward' ? (
        <Button
          size="small"
          onPress={() => onCollect({ place: task.place, track })}
          aria-label={t('collectLabel', { name: reward.name, place: task.place })}
        >
          {t('collect')}
        </Button>
      ) : (
        <Text inline size="xsmall" tone={state === 'completed' ? 'positive' : 'secondary'} align="center">
          {instead === null ? t(`state.${locked ? 'locked' : state}`) : t('instead', { stones: formatMoney(instead) })}
        </Text>
      )}
    </div>
  );
}

function useShortName({ kind, stones, name }: PassReward): string {
  const { t } = useTranslation('boxes/pass');
  return kind === 'stones' ? t('stones', { amount: formatMoney(stones) }) : name;
}
