export { AlbumHelp, type AlbumHelpProps } from './AlbumHelp/AlbumHelp.tsx';
export { PageSharing, type PageSharingProps } from './PageSharing/PageSharing.tsx';
export { PictureViewer, type PictureViewerProps } from './PictureViewer/PictureViewer.tsx';
