import './plain.css';
import { useEffect, useRef } from 'react';
import { exposeScene } from './exposeScene.tsx';
import { PlainCard } from './PlainCard.tsx';

exposeScene({
  List: ({ pools }) => (
    <div className="list">
      {pools.map((pool) => (
        <PlainCard key={pool.pool_id} pool={pool} />
      ))}
    </div>
  ),
  Sheet: PlainSheet,
});

/** The browser's own modal dialog, the obvious choice without a kit. */
function PlainSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    dialog.current?.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={onClose}>
      <h2 id="sheet-title">Tỉ lệ lúc này</h2>
      <p>Tính theo số vé còn lại, cập nhật sau mỗi lượt mở.</p>
      <button type="button" aria-label="Đóng" className="close" onClick={onClose}>
        ×
      </button>
    </dialog>
  );
}
