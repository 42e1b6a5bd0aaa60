import type { Texts } from '../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  fields: {
    sign_in_name: { label: 'E-mail or mobile number' },
    nickname: { label: 'Display name', hint: '6 to 14 characters, no special symbols.' },
    password: { label: 'Password' },
    birthday: { label: 'Date of birth', hint: 'You must be 18 to register.' },
    agreement: { label: 'I have read and accept the {{policy}}', policy: 'user agreement' },
  },
  password: { show: 'Show password', hide: 'Hide password', met: 'Met', unmet: 'Not met yet' },
  signIn: {
    title: 'Sign in',
    heading: 'Welcome back!',
    lead: 'Your collection has been waiting.',
    submit: 'Sign in',
    newHere: 'New here?',
    register: 'Create an account',
  },
  register: {
    title: 'Create account',
    heading: 'Start your collection',
    lead: 'It takes under a minute. Your first box is right behind it.',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  mine: {
    title: 'My account',
    guest: {
      heading: 'You are not signed in',
      lead: 'Sign in to recharge, open boxes and keep every toy you win.',
    },
    avatar: 'Picture of {{nickname}}',
    points: '{{amount}} points',
    inviteCode: 'Invite code',
    copyInviteCode: 'Copy the invite code',
    balance: 'Balance',
    recharge: 'Recharge',
    unopened: {
      title: 'Unopened boxes',
      count_one: '{{count}} box is waiting for you',
      count_other: '{{count}} boxes are waiting for you',
    },
    activity: 'My activity',
    boxRecord: 'Opening record',
    moneyFlow: 'Balance history',
    preferences: 'Settings',
    language: 'Language',
    theme: 'Appearance',
    themes: { dark: 'Dark', light: 'Light' },
    signOut: 'Sign out',
    signOutConfirm: {
      title: 'Sign out of your account?',
      body: 'Your coins and toys stay yours. You will need to sign in again to open boxes.',
    },
  },
  levels: {
    bronze: 'Bronze',
    silver: 'Silver',
    gold: 'Gold',
    platinum: 'Platinum',
    diamond: 'Diamond',
    black_gold: 'Black Gold',
    supreme: 'Supreme',
  },
  languages: { vn: 'Tiếng Việt', zh: '中文', en: 'English' },
} satisfies Texts<typeof vn>;
