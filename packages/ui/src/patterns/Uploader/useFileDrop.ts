import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface FileDrop {
  /** True while files are dragged over the element. */
  dragging: boolean;
  /** Props for the root element. */
  handlers: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Receives files dropped on an element, and files pasted in it or while nothing has focus. */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  { disabled, onChooseFiles }: { disabled: boolean; onChooseFiles: (files: readonly File[]) => void },
): FileDrop {
  const [dragging, setDragging] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (disabled || files.length === 0 || event.defaultPrevented) return;
    const target = event.target instanceof Node ? event.target : null;
    if (target !== document.body && place.current?.contains(target) !== true) return;
    event.preventDefault();
    onChooseFiles(files);
  });
  useEffect(() => {
    // On the document: a paste without focus targets the body.
    const handlePaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);

  function isOfFiles(event: DragEvent) {
    return !disabled && event.dataTransfer.types.includes('Files');
  }

  return {
    dragging: dragging && !disabled,
    handlers: {
      onDragEnter: (event) => {
        if (isOfFiles(event)) setDragging(true);
      },
      onDragOver: (event) => {
        // Allows dropping; otherwise the browser would open the file.
        if (isOfFiles(event)) event.preventDefault();
      },
      onDragLeave: (event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setDragging(false);
      },
      onDrop: (event) => {
        if (!isOfFiles(event)) return;
        event.preventDefault();
        setDragging(false);
        onChooseFiles([...event.dataTransfer.files]);
      },
    },
  };
}
