import type { Pool } from '@mcy/api/boxes/pools/contract';
import { useState } from 'react';

const kinds = {
  ichiban: 'Ichiban',
  infinite: 'Vô hạn',
  anime: 'Anime',
  exquisite_life: 'Sống tinh tế',
  card_machine: 'Máy rút thẻ',
  lucky_bag: 'Túi mù',
  daily: 'Miễn phí',
};
const money = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** The card of `@mcy/ui/boxes` written by hand: the same elements, texts and states, with no component but the picture. */
export function PlainCard({ pool }: { pool: Pool }) {
  const { remaining, total } = pool;
  const scarce = remaining !== null && total !== null && remaining > 0 && remaining <= total * 0.2;
  return (
    // Its text is in the third level below.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <a className="card" href={`/pages/box/detail?pool_id=${pool.pool_id}`}>
      <div className="card-body">
        <div className={`stage stage-${pool.top_prizes[0]?.rarity} ${pool.sold_out ? 'stage-dimmed' : ''}`}>
          <div className={`toy ${pool.sold_out ? 'toy-dimmed' : ''}`}>
            <Picture src={pool.image} />
          </div>
          <div className="mark">
            <span className={pool.supply === 'finite' ? 'badge badge-accent' : 'badge'}>{kinds[pool.kind]}</span>
          </div>
          {pool.sold_out && (
            <div className="note">
              <span className="badge badge-critical">Hết vé</span>
            </div>
          )}
        </div>
        <div className="inset">
          <div className="lines">
            <span className="prizes">
              {pool.top_prizes.slice(0, 3).map((prize) => (
                <span key={prize.prize_id} className={`thumb thumb-${prize.rarity}`}>
                  <Picture src={prize.image} />
                </span>
              ))}
            </span>
            <div className="names">
              <p className="series">{pool.series_name}</p>
              <h3 className="name">{pool.name}</h3>
            </div>
            <div className="price">
              <span className={pool.sold_out ? 'money money-muted' : 'money'}>
                <span className="coin">
                  <svg
                    xmlns="http://www.w3.org/2000/svg"
                    width="24"
                    height="24"
                    viewBox="0 0 24 24"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    className="icon"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <path d="M13.744 17.736a6 6 0 1 1-7.48-7.48" />
                    <path d="M15 6h1v4" />
                    <path d="m6.134 14.768.866-.5 2 3.464" />
                    <circle cx="16" cy="8" r="6" />
                  </svg>
                </span>
                <span>{money.format(pool.price)}</span> <span className="hidden">xu</span>
              </span>
              <span className="small">/lượt</span>
            </div>
            {remaining === null || total === null ? (
              <div className="left">
                <svg
                  xmlns="http://www.w3.org/2000/svg"
                  width="24"
                  height="24"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  className="icon icon-accent"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d="M6 16c5 0 7-8 12-8a4 4 0 0 1 0 8c-5 0-7-8-12-8a4 4 0 1 0 0 8" />
                </svg>
                <p className="small">Không giới hạn</p>
              </div>
            ) : (
              <div className="names">
                <div className="left">
                  <p className="small">{`Còn ${remaining}/${total}`}</p>
                  {scarce && <p className="small caution">Sắp hết</p>}
                </div>
                <div
                  role="progressbar"
                  aria-label="Vé còn lại"
                  aria-valuemin={0}
                  aria-valuemax={total}
                  aria-valuenow={remaining}
                  aria-valuetext={`Còn ${remaining} trên ${total} vé`}
                  className="track"
                >
                  <div
                    className={scarce ? 'bar bar-caution' : 'bar'}
                    style={{ transform: `translateX(${(100 * remaining) / total - 100}%)` }}
                  />
                </div>
              </div>
            )}
          </div>
        </div>
      </div>
    </a>
  );
}

function Picture({ src }: { src: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  return (
    <span className="frame" data-state={state}>
      <img
        className={state === 'loaded' ? 'picture picture-loaded' : 'picture'}
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </span>
  );
}
