import { expect, it } from 'vitest';
import app from '../../app/package.json' with { type: 'json' };
import packaged from '../../app/packaged/package.json' with { type: 'json' };
import { theHouse } from './house.ts';

function read(path: string): string {
  const text = theHouse.read(path);
  if (text === null) throw new Error(`${path} is not there.`);
  return text;
}

it('the package has each plugin in the version that the app uses', () => {
  const plugins = Object.entries(app.dependencies).filter(([name]) => name.startsWith('@cap'));
  expect(plugins.length).toBeGreaterThan(0);
  expect(packaged.dependencies).toMatchObject(Object.fromEntries(plugins));
});

it('the package has the app’s version on both systems, and its code (spec §1)', () => {
  const code = app.version.replaceAll('.', '');
  expect(packaged.version).toBe(app.version);
  const gradle = read('app/packaged/android/app/build.gradle');
  expect(gradle).toContain(`versionName "${app.version}"`);
  expect(gradle).toContain(`versionCode ${code}\n`);
  const project = read('app/packaged/ios/App/App.xcodeproj/project.pbxproj');
  const versions = [...project.matchAll(/(?:MARKETING|CURRENT_PROJECT)_VERSION = ([^;]+);/g)].map(([, set]) => set);
  expect(new Set(versions)).toEqual(new Set([app.version, code]));
});

it('each permission the app asks for is declared on both systems, on iOS with its reason', () => {
  const manifest = read('app/packaged/android/app/src/main/AndroidManifest.xml');
  for (const name of ['CAMERA', 'ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION', 'INTERNET']) {
    expect(manifest).toContain(`android.permission.${name}"`);
  }
  const info = read('app/packaged/ios/App/App/Info.plist');
  for (const name of ['Camera', 'LocationWhenInUse', 'Microphone', 'PhotoLibraryAdd']) {
    expect(info).toMatch(new RegExp(`<key>NS${name}UsageDescription</key>\\s*<string>MCY [^<]{20,}</string>`));
  }
});
