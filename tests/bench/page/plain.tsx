// What each page of the shop shows, by hand: React, fetch and one stylesheet, rendered in the browser.
import './plain.css';
import type { Banner } from '@mcy/api/content/home/contract';
import type { Odds, Pool, PoolDetail, Series } from '@mcy/api/boxes/pools/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Rows<Row> {
  rows: readonly Row[];
}

const pool_id = new URLSearchParams(location.search).get('pool_id') ?? '';

/** Reads a GET of the shop; null until it is there. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what a call answers, which each page knows
function useRead<Data>(path: string): Data | null {
  const [data, setData] = useState<Data | null>(null);
  useEffect(() => {
    const [token, pwdVersion] = [localStorage.getItem('token'), localStorage.getItem('pwdVersion')];
    const headers = token !== null && pwdVersion !== null ? { token, pwdVersion } : {};
    void fetch(path, { headers })
      .then((answer) => answer.json())
      .then((envelope: { data: Data }) => setData(envelope.data));
  }, [path]);
  return data;
}

const money = new Intl.NumberFormat('vi-VN');

function Card({ pool }: { pool: Pool }) {
  return (
    <li>
      <a className="card" href={`/pages/box/detail?pool_id=${pool.pool_id}`}>
        <img className="square" src={pool.image} alt="" loading="lazy" />
        <h3>{pool.name}</h3>
        <p>{pool.series_name}</p>
        <b>{money.format(pool.price)} xu</b>
        {pool.total !== null && (
          <div className="meter">
            <div style={{ inlineSize: `${(100 * (pool.remaining ?? 0)) / pool.total}%` }} />
          </div>
        )}
        <div className="thumbs">
          {pool.top_prizes.map((prize) => (
            <img key={prize.prize_id} src={prize.image} alt={prize.name} width={32} height={32} loading="lazy" />
          ))}
        </div>
      </a>
    </li>
  );
}

function Pools({ pools }: { pools: readonly Pool[] }) {
  return (
    <ul className="grid">
      {pools.map((pool) => (
        <Card key={pool.pool_id} pool={pool} />
      ))}
    </ul>
  );
}

function SeriesStrip({ series }: { series: readonly Series[] }) {
  return (
    <ul className="strip">
      {series.map(({ series_id, name, image }) => (
        <li key={series_id}>
          <a href={`/pages/box/pool_choose?series_id=${series_id}`}>
            <img className="square" src={image} alt="" loading="lazy" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Home() {
  const banners = useRead<Rows<Banner>>('/api/content/banners?lang=vn');
  const series = useRead<Rows<Series>>('/api/box/series?lang=vn');
  const pools = useRead<Rows<Pool>>('/api/box/pools?lang=vn');
  const banner = banners?.rows[0];
  return (
    <>
      <h1>MCY</h1>
      <div className="banner">
        {banner && (
          <>
            <div>
              <h2>{banner.title}</h2>
              <p>{banner.subtitle}</p>
            </div>
            <img src={banner.image} alt="" width={256} height={256} fetchPriority="high" />
          </>
        )}
      </div>
      {series && pools && (
        <>
          <SeriesStrip series={series.rows} />
          <Pools pools={pools.rows} />
        </>
      )}
    </>
  );
}

function Boxes() {
  const series = useRead<Rows<Series>>('/api/box/series?lang=vn');
  const pools = useRead<Rows<Pool>>('/api/box/pools?lang=vn');
  return (
    <>
      <h1>Hộp mù</h1>
      {series && pools && (
        <>
          <SeriesStrip series={series.rows} />
          <Pools pools={pools.rows} />
        </>
      )}
    </>
  );
}

function useBox() {
  const pool = useRead<PoolDetail>(`/api/box/detail?lang=vn&pool_id=${pool_id}`);
  const odds = useRead<Odds>(`/api/box/rate?lang=vn&pool_id=${pool_id}`);
  return pool && odds ? { pool, odds } : null;
}

function Box() {
  const box = useBox();
  if (!box) return null;
  const { pool, odds } = box;
  return (
    <>
      <img className="square" src={pool.image} alt="" fetchPriority="high" />
      <h1>{pool.name}</h1>
      <p>{pool.description}</p>
      <b>{money.format(pool.price)} xu</b>
      {odds.rows.map(({ prize, weight }) => (
        <a key={prize.prize_id} className="row" href={`/pages/box/goods_detail?prize_id=${prize.prize_id}`}>
          <img src={prize.image} alt="" width={64} height={64} loading="lazy" />
          <span>
            {prize.tier} · {prize.name}
          </span>
          <b>{((100 * weight) / odds.total_weight).toFixed(2)} %</b>
        </a>
      ))}
      <p>{pool.seed.seed_hash}</p>
      <button type="button" className="button">
        Mở hộp
      </button>
    </>
  );
}

function Open() {
  const wallet = useRead<{ balance: number }>('/api/wallet/summary?lang=vn');
  const box = useBox();
  if (!box) return null;
  return (
    <>
      <img className="square" src={box.pool.image} alt="" fetchPriority="high" />
      <h1>{box.pool.name}</h1>
      {[1, 5, 10].map((count) => (
        <button key={count} type="button" className="button">
          {count} × {money.format(count * box.pool.price)} xu
        </button>
      ))}
      <p>{wallet && money.format(wallet.balance)} xu</p>
      <p>{box.pool.seed.seed_hash}</p>
    </>
  );
}

function Mine() {
  const user = useRead<{ nickname: string; avatar: string; sign_in_name: string }>('/api/user/info?lang=vn');
  const wallet = useRead<{ balance: number; stones?: number }>('/api/wallet/summary?lang=vn');
  return (
    <>
      <h1>Của tôi</h1>
      {user && wallet && (
        <>
          <div className="row">
            <img src={user.avatar} alt="" width={64} height={64} />
            <div>
              <h2>{user.nickname}</h2>
              <p>{user.sign_in_name}</p>
            </div>
          </div>
          <div className="card">
            <b>{money.format(wallet.balance)} xu</b>
            <button type="button" className="button">
              Nạp xu
            </button>
          </div>
          {['Bản ghi', 'Thông báo', 'Địa chỉ', 'Xác minh', 'Điểm danh', 'Bảng xếp hạng', 'Cài đặt', 'Chính sách'].map(
            (name) => (
              <a key={name} className="row card" href="/">
                {name}
              </a>
            ),
          )}
        </>
      )}
    </>
  );
}

const pages: Readonly<Record<string, () => ReactNode>> = {
  '/': Home,
  '/pages/index/card': Boxes,
  '/pages/box/detail': Box,
  '/pages/box/open': Open,
  '/pages/index/mine': Mine,
};

const Page = pages[location.pathname] ?? Home;
const root = document.querySelector('#root');
if (!root) throw new Error('plain.html has no #root.');
createRoot(root).render(
  <>
    <main>
      <Page />
    </main>
    <nav>
      {['Trang chủ', 'Hộp', 'Diễn đàn', 'Phòng', 'Của tôi'].map((name) => (
        <a key={name} href="/">
          {name}
        </a>
      ))}
    </nav>
  </>,
);
