package com.mcy.shop;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
